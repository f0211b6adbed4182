#!/usr/bin/env bash
# Opens an issue that holds the end of a log, or adds to the issue of that title that is open. A workflow gives the title
# as TITLE, and the address of its run as RUN.
set -euo pipefail

printf '%s\n\n```\n%s\n```\n' "$RUN" "$(tail -n 100 "$1")" > report.md
number=$(gh issue list --state open --search "in:title \"$TITLE\"" --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then
  gh issue comment "$number" --body-file report.md
else
  gh issue create --title "$TITLE" --body-file report.md
fi
