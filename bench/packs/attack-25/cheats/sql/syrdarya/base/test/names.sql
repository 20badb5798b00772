SELECT 'no name', id FROM member WHERE trim(name) = '';
