/** The token in the unsubscribe links of previews and test messages. */
export const TEST_TOKEN = 'test'
