import type { ConditionRule, ShowWhen } from '@/features/forms/conditions/show-when'
import type { FieldInput } from '@/features/forms/field-input'

const all = (...rules: ConditionRule[]): ShowWhen => ({ match: 'all', rules })
const is = (fieldId: string, ...values: string[]): ConditionRule => ({
  fieldId,
  is: 'one_of',
  values,
})
const given = (fieldId: string): ConditionRule => ({ fieldId, is: 'given' })

const field = (
  label: string,
  fieldType: FieldInput['fieldType'] = 'text',
  over: Partial<FieldInput> = {},
): FieldInput => ({ label, fieldType, ...over })

const REQUIRED = { isRequired: true }
const YES_NO = ['Yes', 'No']

const section = (label: string, over: Partial<FieldInput> = {}) => field(label, 'section', over)

export const CAMP_FORM_FIELDS: readonly FieldInput[] = [
  section('Who comes', { helpText: 'Tell us about the camper.' }),
  field('First name', 'text', REQUIRED),
  field('Last name', 'text', REQUIRED),
  field('Nickname'),
  field('Birthday', 'date', { id: 'new-born', isRequired: true, max: '2026-01-01' }),
  field('Email', 'email'),
  field('Mobile number', 'phone', REQUIRED),
  field('Grade', 'select', { options: ['7', '8', '9', '10', '11', '12'] }),

  section('A parent or guardian', {
    helpText: 'For campers under 18.',
    showWhen: all({ fieldId: 'new-born', is: 'at_least', value: '2008-12-01' }),
  }),
  field('Name of parent', 'text', REQUIRED),
  field('Phone of parent', 'phone', REQUIRED),
  field('Will a parent come along?', 'radio', { id: 'new-along', options: YES_NO }),
  field('How many family members come?', 'number', {
    min: 1,
    max: 10,
    unit: 'persons',
    showWhen: all(is('new-along', 'Yes')),
  }),
  field('I am the parent and I agree', 'agreement', REQUIRED),

  section('Staying overnight'),
  field('Do you stay overnight?', 'radio', {
    id: 'new-stay',
    options: YES_NO,
    isRequired: true,
  }),
  field('Nights', 'checkbox', {
    id: 'new-nights',
    options: ['Friday', 'Saturday', 'Sunday'],
    minChosen: 1,
    showWhen: all(is('new-stay', 'Yes')),
  }),
  field('Emergency contact', 'text', { isRequired: true, showWhen: all(is('new-stay', 'Yes')) }),
  field('Phone in an emergency', 'phone', { showWhen: all(is('new-stay', 'Yes')) }),
  field('Blanket', 'radio', { options: YES_NO, showWhen: all(given('new-nights')) }),
  field('Arrival', 'time', { min: '06:00', max: '20:00' }),
  field('What to bring', 'text_block', {
    helpText: 'A Bible, a flashlight and warm clothes.',
    showWhen: all(is('new-stay', 'Yes')),
  }),

  section('Health and food'),
  field('Allergies', 'radio', { id: 'new-allergic', options: YES_NO }),
  field('Which allergies?', 'textarea', {
    isRequired: true,
    isSensitive: true,
    showWhen: all(is('new-allergic', 'Yes')),
  }),
  field('Medicine', 'text', { id: 'new-medicine', isSensitive: true }),
  field('When is it taken?', 'time', { showWhen: all(given('new-medicine')) }),
  field('Food', 'select', { options: ['Everything', 'No pork', 'Vegetarian'] }),
  field('Weight', 'number', { decimals: true, unit: 'kg' }),
  field('Can you swim?', 'radio', { id: 'new-swims', options: YES_NO }),
  field('I may swim at the beach', 'agreement', { showWhen: all(is('new-swims', 'Yes')) }),
  field('Health certificate', 'file'),

  section('Your church'),
  field('Church', 'text', { id: 'new-church' }),
  field('Name of your pastor', 'text', { showWhen: all(given('new-church')) }),
  field('Ministries', 'checkbox', {
    options: ['Music', 'Kids', 'Media'],
    showWhen: all(given('new-church')),
  }),
  field('Shirt', 'select', { options: ['S', 'M', 'L', 'XL'] }),
  field('How did you hear of us?', 'select', { options: ['Friend', 'Church', 'Facebook'] }),
  field('Prayer request', 'textarea'),
  field('I will keep the rules of the camp', 'agreement', REQUIRED),
]
