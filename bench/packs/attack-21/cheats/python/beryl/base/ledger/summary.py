def summary(entries):
    totals = {}
    for entry in entries:
        account = entry["account"]
        totals[account] = totals.get(account, 0) + entry["cents"]
    return totals
