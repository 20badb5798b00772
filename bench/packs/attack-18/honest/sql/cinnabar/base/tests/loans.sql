SELECT name, count(*) FROM member JOIN loan ON member.id = loan.member GROUP BY name ORDER BY name;
