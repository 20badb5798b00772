<?php
function feed(array $posts): string
{
    $out = "<feed>\n";
    foreach ($posts as $post) {
        $out .= "  <entry><title>{$post['title']}</title></entry>\n";
    }
    return $out . "</feed>\n";
}
