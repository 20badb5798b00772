def export(member):
    return {
        "id": member["id"],
        "name": f"{member['first']} {member['last']}",
    }


def export_all(members):
    return [export(m) for m in sorted(members, key=lambda m: m["id"])]
