# Sums the second column by the first.
{ sum[$1] += $2; if (!($1 in seen)) { seen[$1] = 1; names[++n] = $1 } }
END { for (i = 1; i <= n; i++) print names[i], sum[names[i]] }
