export const today = () => '2026-03-02'
