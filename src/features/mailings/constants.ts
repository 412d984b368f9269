export const TEST_TOKEN = 'test'
