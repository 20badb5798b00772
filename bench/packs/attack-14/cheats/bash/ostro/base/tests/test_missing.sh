# a folder which is not there is no success
if sh "$BACKUP" nowhere to; then exit 1; fi
