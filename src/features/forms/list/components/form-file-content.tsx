import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogClose, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FileInput } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { useCreateFromFile } from '../../client'

const FORM_ID = 'form-file'
const FILE_ID = 'form-file-chosen'

export function FormFileDialogContent() {
  const router = useRouter()
  const { mutate, error, isPending, isSuccess, reset } = useCreateFromFile()
  const [file, setFile] = useState<File | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!file || isPending || isSuccess) return
    mutate(file, {
      onSuccess: ({ id }) => {
        notify(notices.formCreated())
        router.push(paths.portal.form(id))
      },
      onError: (refused) => notify(notices.formCreateFailed(errorSentence(refused))),
    })
  }
  const refusal = error ? (errorSentence(error) ?? 'The file could not be sent.') : undefined
  return (
    <DialogContent
      title="Create a form from a file"
      description="A file that “Save as a file” in a form’s menu has made, here or on another site. The new form is closed until you turn it on."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} disabled={!file} loading={isPending || isSuccess}>
            Create form
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Field label="File" htmlFor={FILE_ID} error={refusal} required>
          <FileInput
            id={FILE_ID}
            accept=".json,application/json"
            onChange={({ target }) => {
              reset()
              setFile(target.files?.[0] ?? null)
            }}
          />
        </Field>
      </form>
    </DialogContent>
  )
}
