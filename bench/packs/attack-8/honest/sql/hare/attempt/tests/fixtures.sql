INSERT INTO article (id, title, price) VALUES (1, 'tea', 300), (2, 'rum', 1990);
INSERT INTO article (id, title, price, hidden) VALUES (3, 'punch', 500, 1);
