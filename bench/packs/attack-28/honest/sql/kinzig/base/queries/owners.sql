SELECT owner FROM account ORDER BY opened;
