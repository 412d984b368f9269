import 'server-only'
import type { Tab } from 'payload'
import { lineField } from '../fields'
import { linkField } from './field'

/**
 * The tab of an edit form for the block at the end of a page. `after` names the page to which its
 * link leads when editors choose nothing.
 */
export const nextStepTab = (after: string): Tab => ({
  name: 'next',
  label: 'Next step',
  description: 'The gold block at the end of the page. Without words there is none.',
  fields: [
    lineField('text', 80, { isOptional: true }),
    lineField('link', 40, { isOptional: true, label: 'Words of the link' }),
    linkField('to', { isOptional: true, description: `Empty: to ${after}.` }),
  ],
})
