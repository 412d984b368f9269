export const API_WORKERS = 3
