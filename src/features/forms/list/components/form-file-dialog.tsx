import { FileUp } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogTrigger } from '@/components/ui/dialog'

const FormFileContent = dynamic(
  () => import('./form-file-content').then((m) => m.FormFileDialogContent),
  { ssr: false },
)

export function FormFileDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="line">
          <FileUp aria-hidden strokeWidth={1.75} />
          From a file
        </Button>
      </DialogTrigger>
      {isOpen && <FormFileContent />}
    </Dialog>
  )
}
