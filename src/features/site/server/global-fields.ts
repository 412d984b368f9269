import 'server-only'
import type { Field, TextField } from 'payload'
import { lineField, paragraphField, pictureField } from '@/lib/content/fields'
import { linkFields } from '@/lib/content/links/field'
import { footerLinksField, legalLinksField, menuEntriesField } from './link-fields'

const label = (name: string, title: string, description?: string): TextField =>
  lineField(name, 30, { label: title, description })

export const IDENTITY_FIELDS: Field[] = [
  lineField('name', 60, {
    description: 'Shown beside the mark, in page titles and in the portal.',
  }),
  lineField('tagline', 120, { description: 'The large words the footer and the drawer end with.' }),
  pictureField(
    'registrationPicture',
    'Picture beside registrations',
    'The picture beside every registration form.',
  ),
]

export const MENU_FIELDS: Field[] = [
  menuEntriesField,
  {
    name: 'action',
    label: 'Button of the top bar',
    type: 'group',
    admin: {
      description:
        'A small one, on wide screens where there is room beside the links. Empty: none.',
    },
    fields: [linkFields('to', 'link', { isOptional: true })],
  },
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

export const FOOTER_FIELDS: Field[] = [
  paragraphField('description', 300, {
    description: 'Who the movement is, in one or two sentences.',
  }),
  label('linksHeading', 'Heading of the links'),
  label('contactHeading', 'Heading of the contact details'),
  lineField('copyright', 120, {
    label: 'Copyright line',
    description: '{year} becomes the current year.',
  }),
  label('privacyPolicy', 'Privacy Policy'),
  label('termsOfService', 'Terms of Service'),
  label('support', 'Support'),
  footerLinksField,
  legalLinksField,
]

const webAddress = (value: string | null | undefined) =>
  !value || /^https:\/\/\S+$/.test(value) || 'Please enter an address that begins with https://'

const socialAddress = (name: string, title: string): TextField =>
  lineField(name, 200, {
    isOptional: true,
    label: title,
    placeholder: 'https://',
    validate: webAddress,
  })

export const CONTACT_FIELDS: Field[] = [
  socialAddress('facebook', 'Facebook'),
  socialAddress('youtube', 'YouTube'),
  socialAddress('instagram', 'Instagram'),
  { name: 'email', label: 'Email', type: 'email' },
  lineField('phone', 40, { isOptional: true, label: 'Phone' }),
  paragraphField('address', 200, { isOptional: true, label: 'Address' }),
]

export const SHARING_FIELDS: Field[] = [
  paragraphField('description', 300, {
    description: 'One or two sentences, for every page that has no description of its own.',
  }),
  pictureField(
    'sharePicture',
    'Share picture',
    'Shown with a link in Messenger or Facebook, for every page without a picture of its own. Best at 1200 × 630 pixels.',
  ),
]
