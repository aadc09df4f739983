import { signUpClosing } from '#features/orders/web/sign-up-landing.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { opening: boolean; shell: string | undefined; onStart: () => void }

export function Closing({ opening, shell, onStart }: Props) {
  return (
    <section className="wrap py-14 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8 rounded-2xl bg-ipe-300 px-6 py-10 text-mar-950 sm:px-12 sm:py-14">
        <div className="max-w-[36rem]">
          <h2 className="text-h2">{signUpClosing.title}</h2>
          <p className="mt-4 text-lead text-mar-900">{signUpClosing.text}</p>
        </div>
        <Button
          onClick={onStart}
          popoverTarget={shell}
          popoverTargetAction="show"
          loading={opening}
          className="max-sm:w-full"
        >
          {signUpClosing.button}
        </Button>
      </div>
    </section>
  )
}
