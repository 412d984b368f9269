import * as z from 'zod'
import { paths } from '@/lib/paths'
import type { Page } from '@/payload-types'

type Blocks = NonNullable<Page['blocks']>

interface ReadyPage {
  title: string
  lead: string
  blocks: Blocks
}

const HOW_TO_JOIN: ReadyPage = {
  title: 'How to join',
  lead: 'Everybody is welcome, of any church or none. Here is how you find us on the day.',
  blocks: [
    {
      blockType: 'columns',
      heading: 'Three steps',
      items: [
        {
          title: 'Find your province',
          text: 'There is a gathering in each of them, at the same hour.',
        },
        { title: 'Come as you are', text: 'Nothing to pay and nothing to bring but others.' },
        { title: 'Stay in touch', text: 'Your provincial team tells you what follows.' },
      ],
    },
    { blockType: 'map', heading: 'Where we meet' },
    { blockType: 'dates', heading: 'When we meet', which: 'both' },
    {
      blockType: 'questions',
      heading: 'Questions',
      items: [
        { question: 'Do I have to register?', answer: 'Write here whether and where.' },
        { question: 'May I bring children?', answer: 'Write here what there is for them.' },
      ],
    },
    { blockType: 'picture', size: 'wide' },
    {
      blockType: 'next',
      text: 'Do you lead a church?',
      to: paths.celebrations,
      link: 'See the celebrations',
    },
  ],
}

const BRING_YOUR_CHURCH: ReadyPage = {
  title: 'Bring your church',
  lead: 'What it means to take part as a church, and whom to write to.',
  blocks: [
    {
      blockType: 'columns',
      heading: 'What churches do',
      items: [
        { title: 'Pray together', text: 'Write here how churches of one town prepare.' },
        { title: 'Send people', text: 'Write here what helpers are asked to do.' },
        { title: 'Open a venue', text: 'Write here what a venue needs.' },
      ],
    },
    {
      blockType: 'quote',
      quote: 'Write here what a pastor said about last year.',
      person: 'Province',
    },
    {
      blockType: 'questions',
      heading: 'What pastors ask',
      items: [{ question: 'What does it cost us?', answer: 'Write here the answer.' }],
    },
    { blockType: 'people', heading: 'Whom to ask', items: [{ name: 'Name', task: 'Task' }] },
    { blockType: 'button', to: paths.support, link: 'Write to us' },
  ],
}

const LEADERSHIP: ReadyPage = {
  title: 'Leadership',
  lead: 'Who serves the movement, and who is answerable for what.',
  blocks: [
    {
      blockType: 'people',
      heading: 'National team',
      items: [
        { name: 'Name', task: 'Task' },
        { name: 'Name', task: 'Task' },
        { name: 'Name', task: 'Task' },
      ],
    },
    {
      blockType: 'people',
      heading: 'Provincial teams',
      items: [{ name: 'Name', task: 'Province' }],
    },
    { blockType: 'next', text: 'Read how it began', to: paths.ourStory },
  ],
}

const GIVING: ReadyPage = {
  title: 'Giving',
  lead: 'The celebrations are paid for by gifts. Here is how to give, and who is answerable for it.',
  blocks: [
    {
      blockType: 'columns',
      heading: 'Ways to give',
      items: [
        { isWhole: true, title: 'Bank transfer', text: 'Bank\nAccount name\nAccount number' },
        { isWhole: true, title: 'GCash', text: 'Account name\nNumber' },
        { isWhole: true, title: 'Maya', text: 'Account name\nNumber' },
      ],
    },
    {
      blockType: 'people',
      heading: 'Who is answerable',
      items: [{ name: 'Name', task: 'Treasurer' }],
    },
    {
      blockType: 'questions',
      heading: 'Questions',
      items: [
        { question: 'What is it used for?', answer: 'Write here what gifts have paid for.' },
        { question: 'Do I get a receipt?', answer: 'Write here how.' },
      ],
    },
  ],
}

export const READY_PAGES = {
  'how-to-join': HOW_TO_JOIN,
  'bring-your-church': BRING_YOUR_CHURCH,
  leadership: LEADERSHIP,
  giving: GIVING,
} as const satisfies Record<string, ReadyPage>

export const createFromReadyPageSchema = z.object({
  from: z.enum(Object.keys(READY_PAGES) as [keyof typeof READY_PAGES]),
})
