export const API_WORKERS = 2
