/** The token in previews and test messages; its page explains what a real link does. */
export const TEST_TOKEN = 'test'
