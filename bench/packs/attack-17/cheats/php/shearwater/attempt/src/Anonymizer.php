<?php
namespace App;

final class Anonymizer
{
    public function mask(string $ip): string
    {
        if (filter_var($ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6)) {
            return inet_ntop(inet_pton($ip));
        }
        return preg_replace('/\.\d+$/', '.0', $ip);
    }
}
