import {
  Ban,
  CircleCheck,
  LogOut,
  type LucideIcon,
  MailX,
  RotateCw,
  ShieldOff,
  UserCog,
} from 'lucide-react'
import type { StaffStatus } from '@/lib/access'
import { roleTitle } from '../../present'
import type { StaffMember } from '../../schema'

export type UserAction = 'resend' | 'cancel' | 'role' | 'signOut' | 'disable' | 'enable' | 'factor'

interface ActionView {
  icon: LucideIcon
  label: string
  title: (member: StaffMember) => string
  text: (member: StaffMember) => string
  confirm: string
  keep?: string
  danger?: boolean
}

export const USER_ACTIONS: Record<UserAction, ActionView> = {
  resend: {
    icon: RotateCw,
    label: 'Resend invitation',
    title: () => 'Send the invitation again?',
    text: ({ email }) =>
      `${email} gets a new message with a new link that works for 7 days. Links sent before stop working.`,
    confirm: 'Resend invitation',
  },
  cancel: {
    icon: MailX,
    label: 'Cancel invitation',
    title: () => 'Cancel the invitation?',
    text: ({ email }) =>
      `The link sent to ${email} stops working and the entry leaves this list. You can invite the same address again.`,
    confirm: 'Cancel invitation',
    keep: 'Keep it',
    danger: true,
  },
  role: {
    icon: UserCog,
    label: 'Change role',
    title: ({ name }) => `Change the role of ${name}`,
    text: () => 'It applies at once, also where they are signed in now.',
    confirm: 'Change role',
  },
  signOut: {
    icon: LogOut,
    label: 'Sign out everywhere',
    title: ({ name }) => `Sign ${name} out everywhere?`,
    text: ({ name }) =>
      `On every device at once, as after a lost phone. ${name} can sign in again with the same password.`,
    confirm: 'Sign out everywhere',
  },
  disable: {
    icon: Ban,
    label: 'Disable account',
    title: ({ name }) => `Disable the account of ${name}?`,
    text: ({ name }) =>
      `${name} is signed out everywhere at once and cannot sign in until the account is enabled again. Everything they have done stays.`,
    confirm: 'Disable account',
    danger: true,
  },
  factor: {
    icon: ShieldOff,
    label: 'Reset second factor',
    title: ({ name }) => `Reset the second factor of ${name}?`,
    text: ({ name }) =>
      `Make sure that it is ${name} who asks: call or meet them. Their app, passkeys and recovery codes stop working, they are signed out everywhere, and the password alone signs them in.`,
    confirm: 'Reset second factor',
    danger: true,
  },
  enable: {
    icon: CircleCheck,
    label: 'Enable account',
    title: ({ name }) => `Enable the account of ${name}?`,
    text: ({ name, role }) =>
      `${name} can sign in again with the same password, as ${roleTitle(role)}.`,
    confirm: 'Enable account',
  },
}

const ACTIONS_OF_STATUS = {
  invited: ['resend', 'role', 'cancel'],
  active: ['role', 'signOut', 'disable'],
  disabled: ['role', 'enable'],
} as const satisfies Record<StaffStatus, readonly UserAction[]>

export const userActionsOf = ({ status, hasFactor }: StaffMember): readonly UserAction[] => [
  ...ACTIONS_OF_STATUS[status],
  ...(hasFactor ? (['factor'] as const) : []),
]
