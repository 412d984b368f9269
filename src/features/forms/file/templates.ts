/** The forms that staff can begin with, by the name of their file in `templates/`. */
export const FORM_TEMPLATES = {
  'event-registration': {
    label: 'Event registration',
    text: 'Name and contact, church, days, who comes along, and food.',
  },
  volunteers: {
    label: 'Volunteers',
    text: 'Teams to choose from, what each team must know, days, and an agreement.',
  },
  'youth-camp': {
    label: 'Youth camp with a parent’s consent',
    text: 'Whoever is younger than 18 is asked for a parent’s consent; staying overnight, health and food.',
  },
  'prayer-request': {
    label: 'Prayer request',
    text: 'The request, who may know of it, and whether somebody gets in touch.',
  },
  attendance: {
    label: 'Attendance of a church',
    text: 'How many adults, young people and children came, when and where.',
  },
  'testimony-photo': {
    label: 'Testimony with photo',
    text: 'The testimony, a photo, and how both may be shown.',
  },
} as const

export type TemplateName = keyof typeof FORM_TEMPLATES

export const TEMPLATE_NAMES = Object.keys(FORM_TEMPLATES) as TemplateName[]
