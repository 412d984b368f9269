import 'server-only'
import type { Field, TextField } from 'payload'
import { pictureField } from '@/lib/content/fields'

const label = (name: string, title: string, description?: string): TextField => ({
  name,
  label: title,
  type: 'text',
  required: true,
  maxLength: 30,
  admin: { description },
})

export const IDENTITY_FIELDS: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Shown beside the mark, in page titles and in the portal.' },
  },
  {
    name: 'tagline',
    type: 'text',
    required: true,
    maxLength: 120,
    admin: { description: 'The large words the footer and the drawer end with.' },
  },
  pictureField(
    'registrationPicture',
    'Picture beside registrations',
    'The picture beside every registration form.',
  ),
]

/** In the order of the top bar. */
export const MENU_FIELDS: Field[] = [
  label('home', 'Home'),
  label('ourStory', 'Our Story'),
  label('visionMission', 'Vision & Mission'),
  label('coreValues', 'Core Values'),
  label('coreBeliefs', 'Core Beliefs'),
  label('celebrations', 'Celebrations', 'In the top bar and the drawer.'),
  label('yearlyEvents', 'Celebrations in the footer', 'The same page, as the footer calls it.'),
  label('resources', 'Resources'),
  label('booklet', 'Booklet', 'First entry under Resources.'),
  label('firstSevenYears', 'First Seven Years', 'Second entry under Resources.'),
  label('merch', 'Merch'),
]

/** From the top of the footer to its end. */
export const FOOTER_FIELDS: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: { description: 'Who the movement is, in one or two sentences.' },
  },
  label('linksHeading', 'Heading of the links'),
  label('contactHeading', 'Heading of the contact details'),
  {
    name: 'copyright',
    label: 'Copyright line',
    type: 'text',
    required: true,
    maxLength: 120,
    admin: { description: '{year} becomes the current year.' },
  },
  label('privacyPolicy', 'Privacy Policy'),
  label('termsOfService', 'Terms of Service'),
  label('support', 'Support'),
]

const webAddress = (value: string | null | undefined) =>
  !value || /^https:\/\/\S+$/.test(value) || 'Please enter an address that begins with https://'

const socialAddress = (name: string, title: string): TextField => ({
  name,
  label: title,
  type: 'text',
  maxLength: 200,
  validate: webAddress,
  admin: { placeholder: 'https://' },
})

export const CONTACT_FIELDS: Field[] = [
  socialAddress('facebook', 'Facebook'),
  socialAddress('youtube', 'YouTube'),
  socialAddress('instagram', 'Instagram'),
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'text', maxLength: 40 },
  { name: 'address', label: 'Address', type: 'textarea', maxLength: 200 },
]

/** Defaults for search engines and shared links, for pages without texts of their own. */
export const SHARING_FIELDS: Field[] = [
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: {
      description: 'One or two sentences, for every page that has no description of its own.',
    },
  },
  pictureField(
    'sharePicture',
    'Share picture',
    'Shown with a link in Messenger or Facebook, for every page without a picture of its own. Best at 1200 × 630 pixels.',
  ),
]
