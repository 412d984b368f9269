export const API_WORKER_COUNT = 3
