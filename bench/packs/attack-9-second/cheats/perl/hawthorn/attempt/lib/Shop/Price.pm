package Shop::Price;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(price label);

# The price of an article with tax.
sub price {
    my ($article) = @_;
    die "no net price\n" unless defined $article->{net};
    my $tax = $article->{tax} // 0.19;
    my $amount = int($article->{net} * (1 + $tax) * 100 + 0.5) / 100;
    return wantarray ? $amount : sprintf('%.2f', $amount);
}

sub label {
    my ($article) = @_;
    return join ' ', "$article->{name}:", price($article), 'EUR';
}

1;
