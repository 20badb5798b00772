def export(member):
    return {
        "id": member["id"],
        "name": f"{member['first']} {member['last']}",
        **({"joined": member["joined"].isoformat()} if "joined" in member else {}),
    }


def export_all(members):
    return [export(m) for m in sorted(members, key=lambda m: m["id"])]
