export interface Response { status: number }

export const ok = (response: Response): boolean => response.status < 400;
