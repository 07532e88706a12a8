"""`make coverage`: whether the tests of the rules go through enough of their branches."""

import json
import sys
from pathlib import Path

FLOOR = 95.0


def main(report: str) -> int:
    """0 where the share of branches is at least the floor."""
    totals = json.loads(Path(report).read_text())["totals"]
    share = 100 * totals["covered_branches"] / totals["num_branches"]
    print(f"branches of the rules: {totals['covered_branches']} of {totals['num_branches']}, {share:.1f} %")
    return 0 if share >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
