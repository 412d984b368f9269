/** For previews and test messages. */
export const TEST_TOKEN = 'test'
