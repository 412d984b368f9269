import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { PublicForm } from '@/features/forms/schema'
import { Registration } from '@/features/registration/components/registration'
import type { RegistrationStart } from '@/features/registration/registration-state'
import { withRouter } from './router'

// A page loads these modules only when it needs them. The tests import them at the start, because
// loading them is slow on a busy machine.
import '@/components/ui/toaster'
import '@/features/registration/components/draft-notice'
import '@/features/registration/components/more/more'
import '@/features/registration/components/party/people-cards'
import '@/features/registration/components/sending/sending-state'
import '@/features/registration/prefill'
import '@/features/registration/sending'

export const visitorForm = (
  fields: PublicForm['fields'],
  over: Partial<PublicForm> = {},
): PublicForm => ({ name: 'Retreat', slug: 'retreat', description: null, fields, ...over })

const NOTHING = { picture: null, strip: null, languageSwitch: null, occasion: null }

export const renderRegistration = (
  form: PublicForm,
  start: Partial<RegistrationStart> & { languageSwitch?: ReactNode } = {},
) =>
  render(
    withRouter(
      <Registration
        form={form}
        formToken="token"
        attempt={null}
        isPlain={false}
        {...NOTHING}
        {...start}
      />,
    ),
  )

export const typeInto = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const valueShownIn = (label: string | RegExp) =>
  (screen.getByLabelText(label) as HTMLInputElement).value

export const pressButton = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

/** Chooses a file. Sets the input's `files` too, as `fireEvent` alone leaves `FormData` empty. */
export function chooseFile(label: string | RegExp, file: File) {
  const input = screen.getByLabelText<HTMLInputElement>(label)
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  fireEvent.change(input)
}

export const pressSubmit = () => pressButton(/^Submit/)

export const STORED_REGISTRATION = {
  id: 1,
  reference: 'K7M2-9QXD',
  seat: null,
  queue: null,
  link: '',
}

export const findThanks = () => screen.findByRole('heading', { name: 'Thank You!' })
