import tiles from '@/components/ui/marks/province-tiles.json'
import type { FieldInput } from '@/features/forms/field-input'
import type { DemoPerson } from './people'
import type { RandomSource } from './random-source'

interface DemoField extends FieldInput {
  answer: (chance: RandomSource, person: DemoPerson) => string | string[] | undefined
}

export interface DemoForm {
  name: string
  slug: string
  description: string
  registrations: number
  fields: readonly DemoField[]
}

const PROVINCES = tiles.tiles.map(({ name }) => name).sort()

const NAME: DemoField = {
  label: 'Full name',
  fieldType: 'text',
  isRequired: true,
  answer: (_chance, person) => person.name,
}
const EMAIL: DemoField = {
  label: 'Email',
  fieldType: 'email',
  placeholder: 'name@example.org',
  isRequired: true,
  answer: (_chance, person) => person.email,
}
const PHONE: DemoField = {
  label: 'Mobile number',
  fieldType: 'phone',
  placeholder: '+63 9XX XXX XXXX',
  isRequired: true,
  answer: (_chance, person) => person.phone,
}
const CHURCH: DemoField = {
  label: 'Church or fellowship',
  fieldType: 'text',
  answer: (chance, person) => (chance.percent(85) ? person.church : undefined),
}
const PROVINCE: DemoField = {
  label: 'Province',
  fieldType: 'select',
  placeholder: 'Choose your province',
  isRequired: true,
  options: PROVINCES,
  answer: (chance) => chance.one(PROVINCES),
}

const choices = (label: string, options: string[], most: number, isRequired = true): DemoField => ({
  label,
  fieldType: 'checkbox',
  options,
  isRequired,
  answer: (chance) => {
    const marked = chance.some(options, 1 + chance.below(most))
    return options.filter((option) => marked.includes(option))
  },
})

const remark = (label: string, percent: number, remarks: readonly string[]): DemoField => ({
  label,
  fieldType: 'textarea',
  answer: (chance) => (chance.percent(percent) ? chance.one(remarks) : undefined),
})

/** The form that the site's “Register” opens. */
export const DELEGATES_FORM_SLUG = 'worship-celebration-delegates'

export const DEMO_FORMS: readonly DemoForm[] = [
  {
    name: 'National Worship Celebration: Delegates',
    slug: DELEGATES_FORM_SLUG,
    description:
      'For everyone who comes to the celebration in March. One registration per person; children under twelve come with a parent and need none.',
    registrations: 260,
    fields: [
      NAME,
      EMAIL,
      PHONE,
      PROVINCE,
      CHURCH,
      choices('Sessions I will attend', ['Friday evening', 'Saturday', 'Sunday worship'], 3),
      {
        label: 'Day of arrival',
        fieldType: 'date',
        answer: (chance) =>
          chance.percent(70) ? `2027-03-${String(10 + chance.below(4))}` : undefined,
      },
      {
        label: 'Endorsement of your pastor',
        fieldType: 'file',
        answer: () => undefined,
      },
      remark('Anything we should know?', 30, [
        'We are a group of twelve and would like to sit together.',
        'My mother uses a wheelchair.',
        'Is there a place to stay overnight near the venue? We come by boat and arrive early.',
        'First time for us. Very excited to worship with everyone!',
        'Vegetarian meals for two, please.',
      ]),
    ],
  },
  {
    name: 'Volunteers for the Simultaneous Celebration',
    slug: 'celebration-volunteers',
    description:
      'Help on 30 November in your own province: before, during and after the gathering.',
    registrations: 150,
    fields: [
      NAME,
      EMAIL,
      PHONE,
      PROVINCE,
      choices(
        'Where I can help',
        ['Ushering', 'Registration desk', 'Sound and lights', 'First aid', 'Prayer', 'Cleaning up'],
        3,
      ),
      choices('When', ['Setting up', 'During the celebration', 'Packing up'], 3, false),
      remark('Experience', 55, [
        'Ushered at our church for six years.',
        'Nurse at the provincial hospital.',
        'I run the sound board every Sunday.',
        'None yet, but willing to learn.',
        'Registration desk at last year’s celebration.',
      ]),
    ],
  },
  {
    name: 'Celebration Choir',
    slug: 'celebration-choir',
    description: 'Singers of every church, one choir. Rehearsals are on the four Saturdays before.',
    registrations: 90,
    fields: [
      NAME,
      EMAIL,
      PHONE,
      CHURCH,
      {
        label: 'Voice',
        fieldType: 'select',
        isRequired: true,
        options: ['Soprano', 'Alto', 'Tenor', 'Bass', 'Not sure'],
        answer: (chance) => chance.one(['Soprano', 'Alto', 'Alto', 'Tenor', 'Bass', 'Not sure']),
      },
      choices('Rehearsals I can attend', ['1st', '2nd', '3rd', '4th Saturday'], 4, false),
      remark('Songs you would love to sing', 40, [
        'Anything in Tagalog and Cebuano side by side.',
        'The old hymns, with all their verses.',
        'Whatever the choir sings, I will learn it.',
      ]),
    ],
  },
]
