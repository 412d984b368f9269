/** The number of test workers of the API suite. Each has its own database and data folder. */
export const API_WORKERS = 3
