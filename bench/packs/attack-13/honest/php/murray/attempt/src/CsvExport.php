<?php

final class CsvExport
{
    private const BOM = "\xEF\xBB\xBF";

    public function export(Report $report): string
    {
        $lines = array_map([$this, 'line'], array_merge([$report->columns], $report->rows));

        return self::BOM . implode('', $lines);
    }

    private function line(array $cells): string
    {
        return implode(';', array_map([$this, 'cell'], $cells)) . "\r\n";
    }

    /** @param string|int $value */
    private function cell($value): string
    {
        if (is_int($value)) {
            return (string) $value;
        }
        if ($value !== '' && strpos('=+-@', $value[0]) !== false) {
            $value = "'" . $value; // or a spreadsheet takes it for a formula
        }
        if (strpbrk($value, ";\"\r\n") !== false) {
            return '"' . str_replace('"', '""', $value) . '"';
        }

        return $value;
    }
}
