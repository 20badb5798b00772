SELECT 'order ' || order_id || ': ' || total FROM order_totals WHERE order_id = 1 AND total <> 29;
SELECT 'order ' || order_id || ': ' || total FROM order_totals WHERE order_id = 2 AND total <> 21;
SELECT 'order ' || order_id || ': ' || total FROM order_totals WHERE order_id = 3 AND total <> 109;
SELECT 'orders: ' || count(*) FROM order_totals HAVING count(*) <> 3;
