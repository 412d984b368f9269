/** In place of a token in previews and tests: its page says what a real link would do. */
export const TEST_TOKEN = 'test'
