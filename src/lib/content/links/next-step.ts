import 'server-only'
import type { Tab } from 'payload'
import { lineField } from '../fields'
import { linkField } from './field'

/** `after` tells editors where the link leads when they choose nothing. */
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
