import { useState } from 'react'
import { type DrawerProps, EditDrawer } from '#features/edits/web/edit-drawer.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { packages as calls } from '#features/packages/contract.ts'
import {
  contentFrom,
  emptyPackage,
  packageForm,
  previewOf,
  type TypedPackage,
  typedPackage,
} from '#features/packages/rules/package.ts'
import { packages } from '#features/packages/words/packages.pt-BR.ts'
import { AmountField } from '#web/forms/amount-field.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { type FieldsOf, useCallForm } from '#web/forms/use-call-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FeatureList } from './feature-list.tsx'
import PackagePreview from './package-preview.tsx'
import { PriceFields } from './price-fields.tsx'
import { contentOf, type Package } from './queries.ts'
import { usePackageFields } from './use-package-fields.ts'

/** Drawer of one package: its form, a note on open orders, the card as the wizard shows it, and its history. */
export default function PackageDrawer({
  isNew,
  pkg,
  ...drawer
}: DrawerProps & { isNew: boolean; pkg: Package | undefined }) {
  const text = useMessages('packages', packages)
  if (isNew) return <NewPackage drawer={drawer} />
  if (pkg) return <KnownPackage pkg={pkg} drawer={drawer} />
  return (
    <RecordDrawer title={text.tab} {...drawer}>
      <Notice tone="red">{text.notFound}</Notice>
    </RecordDrawer>
  )
}

function NewPackage({ drawer }: { drawer: DrawerProps }) {
  const { add, shared, created, saveFailed } = useMessages('packages', packages)
  // The id is created with the form, so that a retry after a lost answer creates the package once.
  const [id] = useState(() => crypto.randomUUID())
  const creating = useCall(calls.create, { event: 'packages.changed', done: created, onDone: drawer.onClose })
  const form = useCallForm(creating, {
    schema: packageForm,
    values: emptyPackage,
    input: (fields) => ({ id, ...contentFrom(fields) }),
    failed: saveFailed,
  })
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={add}
      save={shared.createService}
      below={<PackagePreview content={previewOf(form.watch())} />}
    >
      <PackageFields form={form} />
    </EditDrawer>
  )
}

function KnownPackage({ pkg, drawer }: { pkg: Package; drawer: DrawerProps }) {
  const { form: text, saved, saveFailed, save } = useMessages('packages', packages)
  const fields = usePackageFields()
  const saving = useCall(calls.save, { event: 'packages.changed', done: saved, onDone: drawer.onClose })
  const form = useEditForm(pkg, saving, {
    schema: packageForm,
    valuesOf: (known) => typedPackage(contentOf(known)),
    input: (typed, expectedVersion) => ({ id: pkg.id, ...contentFrom(typed), expectedVersion }),
    failed: saveFailed,
  })
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={pkg.name}
      save={save}
      subject={{ type: 'package', id: pkg.id, fields }}
      below={
        <>
          <Notice tone="blue">{text.openOrders}</Notice>
          <PackagePreview content={previewOf(form.watch())} />
        </>
      }
    >
      <PackageFields form={form} />
    </EditDrawer>
  )
}

function PackageFields({ form }: { form: FieldsOf<TypedPackage> }) {
  const { shared, recommended, form: text } = useMessages('packages', packages)
  const [features, feature] = form.watch(['features', 'feature'])
  return (
    <>
      <TextField {...form.field('name')} label={shared.name} required maxLength={80} />
      <TextField
        {...form.field('description')}
        label={shared.description}
        hint={text.descriptionHint}
        maxLength={160}
      />
      <TextField {...form.field('processingTime')} label={text.time} hint={text.timeHint} required maxLength={80} />
      <PriceFields held={form.held} />
      <AmountField label={text.stateFee} hint={text.stateFeeHint} {...form.held('stateFeeCents')} />
      <Switch {...form.toggle('recommended')} label={recommended} hint={text.recommendedHint} />
      <Switch {...form.toggle('alerts')} label={text.alerts} hint={text.alertsHint} />
      <FeatureList
        features={features}
        typed={feature}
        error={form.error('features')}
        onChange={(features, feature) => form.set({ features, feature })}
      />
    </>
  )
}
