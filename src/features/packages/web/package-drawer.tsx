import { type RefObject, useId, useState } from 'react'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { useEdited } from '#web/forms/use-edited.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PackageForm } from './package-form.tsx'
import PackagePreview from './package-preview.tsx'
import { contentOf, type Package } from './queries.ts'
import { contentFrom, emptyPackage, isComplete, typedFrom } from './typed-package.ts'
import { useSavePackage } from './use-package-changes.ts'
import { usePackageFields } from './use-package-fields.ts'

type Drawer = {
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Drawer of one package: its form, a note on open orders, the card as the wizard shows it, and its history. */
export default function PackageDrawer({
  isNew,
  pkg,
  ...drawer
}: Drawer & { isNew: boolean; pkg: Package | undefined }) {
  const text = useMessages('packages', words)
  if (isNew) return <NewPackage drawer={drawer} />
  if (pkg) return <KnownPackage pkg={pkg} drawer={drawer} />
  return (
    <RecordDrawer title={text.tab} {...drawer}>
      <Notice tone="red">{text.notFound}</Notice>
    </RecordDrawer>
  )
}

function NewPackage({ drawer }: { drawer: Drawer }) {
  const { form: text } = useMessages('packages', words)
  const formId = useId()
  // The id is created with the form, so that a retry after a lost answer creates the package once.
  const [id] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(emptyPackage)
  const [tried, setTried] = useState(false)
  const saving = useSavePackage(drawer.onClose)
  const submit = () => {
    setTried(true)
    if (isComplete(typed)) saving.mutate({ id, ...contentFrom(typed) })
  }
  return (
    <RecordDrawer
      title={text.newTitle}
      {...drawer}
      footer={
        <Button type="submit" form={formId} size="panel" loading={saving.isPending} className="max-sm:w-full">
          {text.create}
        </Button>
      }
    >
      <div className="space-y-7">
        <PackageForm
          id={formId}
          typed={typed}
          tried={tried}
          refused={saving.error}
          onChange={setTyped}
          onSubmit={submit}
        />
        <PackagePreview content={contentFrom(typed)} />
      </div>
    </RecordDrawer>
  )
}

function KnownPackage({ pkg, drawer }: { pkg: Package; drawer: Drawer }) {
  const text = useMessages('packages', words)
  const fields = usePackageFields()
  const formId = useId()
  const { began, met, acknowledge } = useEdited(pkg)
  const [typed, setTyped] = useState(() => typedFrom(contentOf(pkg)))
  const [tried, setTried] = useState(false)
  const saving = useSavePackage(drawer.onClose)
  const conflict = met && !saving.isPending && !saving.isSuccess
  const submit = () => {
    setTried(true)
    if (!isComplete(typed) || conflict) return
    saving.mutate({ id: pkg.id, ...contentFrom(typed), expectedVersion: began.version })
  }
  return (
    <RecordDrawer
      title={pkg.name}
      {...drawer}
      footer={
        <Button
          type="submit"
          form={formId}
          size="panel"
          disabled={conflict}
          loading={saving.isPending}
          className="max-sm:w-full"
        >
          {text.form.save}
        </Button>
      }
    >
      <div className="space-y-7">
        {conflict && (
          <ConflictNotice
            began={began}
            current={pkg}
            fields={fields}
            onKeep={acknowledge}
            onTake={() => {
              setTyped(typedFrom(contentOf(pkg)))
              acknowledge()
            }}
          />
        )}
        <PackageForm
          id={formId}
          typed={typed}
          tried={tried}
          refused={saving.error}
          onChange={setTyped}
          onSubmit={submit}
        />
        <Notice tone="blue">{text.form.openOrders}</Notice>
        <PackagePreview content={contentFrom(typed)} />
        <section aria-label={text.history}>
          <h3 className="mb-2 font-semibold">{text.history}</h3>
          <EditHistory subjectType="package" subjectId={pkg.id} fields={fields} />
        </section>
      </div>
    </RecordDrawer>
  )
}
