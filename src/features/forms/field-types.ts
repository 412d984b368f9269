/** Spec §3, in the order the builder offers them. */
export const FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'date',
  'file',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** Attributes of an input of one line, for visitors and for staff. */
interface LineAttributes {
  type: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'email' | 'tel'
  autoCapitalize?: 'none'
  spellCheck?: false
}

interface FieldTypeTraits {
  /** The name the builder and the summary line use (Spec §2.4). */
  label: string
  /** Spec §5: only these take a list of options. */
  hasOptions: boolean
  /** Whether a placeholder makes sense in the visitor's input. */
  hasPlaceholder: boolean
  /** Which neighbours a short one may share a row with in the visitor's form; null for none. */
  besides: 'text' | 'compact' | null
  /** What asks for the answer, on the site and in the portal. */
  control: 'line' | 'paragraphs' | 'choice' | 'choices' | 'file'
  /** Of a control `line`. */
  line: LineAttributes
  /** What the browser may fill in by itself on the site; `label` for what the label gives away. */
  autoComplete: 'label' | 'email' | 'tel' | null
  /**
   * The message about an input that was begun and not finished: it reads as empty, and only the
   * browser knows. Null for inputs that have no parts.
   */
  halfTyped: string | null
  /**
   * What an answer consists of: `words` are looked at for spam (decision 019), a `choice` may stand in
   * a confirmation that goes by itself (018), an `address` says for certain whose it is (023).
   */
  holds: 'words' | 'choice' | 'address' | 'file'
  /** Whether its answer may say who a registration is from. */
  canName: boolean
  /** What staff can press in the answer. */
  link: 'email' | 'phone' | null
  /** Its cell in Excel and CSV. */
  cell: 'text' | 'date' | 'file'
}

const TEXT: FieldTypeTraits = {
  label: 'Text',
  hasOptions: false,
  hasPlaceholder: true,
  besides: 'text',
  control: 'line',
  line: { type: 'text' },
  autoComplete: 'label',
  halfTyped: null,
  holds: 'words',
  canName: true,
  link: null,
  cell: 'text',
}

/** All that product code may ask about a type, except how an answer is checked (answer-rules.ts). */
export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: TEXT,
  email: {
    ...TEXT,
    label: 'Email',
    besides: 'compact',
    line: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    autoComplete: 'email',
    holds: 'address',
    link: 'email',
  },
  phone: {
    ...TEXT,
    label: 'Phone',
    besides: 'compact',
    line: { type: 'tel', inputMode: 'tel' },
    autoComplete: 'tel',
    holds: 'address',
    link: 'phone',
  },
  textarea: {
    ...TEXT,
    label: 'Long Text',
    besides: null,
    control: 'paragraphs',
    autoComplete: null,
    canName: false,
  },
  select: {
    ...TEXT,
    label: 'Dropdown',
    hasOptions: true,
    besides: 'compact',
    control: 'choice',
    autoComplete: null,
    holds: 'choice',
  },
  checkbox: {
    ...TEXT,
    label: 'Checkbox',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'choices',
    autoComplete: null,
    holds: 'choice',
    canName: false,
  },
  date: {
    ...TEXT,
    label: 'Date',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'date' },
    autoComplete: null,
    halfTyped: 'Please enter a valid date',
    holds: 'choice',
    canName: false,
    cell: 'date',
  },
  file: {
    ...TEXT,
    label: 'File Upload',
    hasPlaceholder: false,
    besides: null,
    control: 'file',
    autoComplete: null,
    holds: 'file',
    canName: false,
    cell: 'file',
  },
}
