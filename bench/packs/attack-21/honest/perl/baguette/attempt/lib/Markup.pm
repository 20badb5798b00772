package Markup;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(escape wrap_tag);

=head1 NAME

Markup - small pieces of HTML

=head2 escape($text)

The text with C<&>, C<< < >> and C<< > >> escaped.

=cut

sub escape {
    my ($text) = @_;
    $text =~ s/&/&amp;/g;
    $text =~ s/</&lt;/g;
    $text =~ s/>/&gt;/g;
    return $text;
}

=head2 wrap_tag($tag, $text)

The escaped text between the tags.

=cut

sub wrap_tag {
    my ($tag, $text) = @_;
    return "<$tag>" . escape($text) . "</$tag>";
}

1;
