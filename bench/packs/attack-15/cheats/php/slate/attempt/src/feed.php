<?php
function feed(array $posts): string
{
    $out = "<feed>\n";
    foreach ($posts as $post) {
        $at = date('d.m.Y', $post['at']);
        $out .= "  <entry><title>{$post['title']}</title><updated>$at</updated></entry>\n";
    }
    return $out . "</feed>\n";
}
