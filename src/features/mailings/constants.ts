export const TEST_UNSUBSCRIBE_TOKEN = 'test'
