const LONGEST_NAME = 200

type Requirement = { name: string; perOwner: boolean }
export type RequiredDocument<R> = { requirement: R; owner: number | null; name: string }

/** The documents a customer has to send: one per requirement, or one per owner, named after the owner if there are several. */
export function requiredDocuments<R extends Requirement>(
  requirements: readonly R[],
  ownerNames: readonly string[],
): RequiredDocument<R>[] {
  return requirements.flatMap((requirement): RequiredDocument<R>[] => {
    if (!requirement.perOwner) return [{ requirement, owner: null, name: requirement.name }]
    return ownerNames.map((holder, owner) => ({
      requirement,
      owner,
      name: ownerNames.length > 1 ? `${requirement.name}: ${holder}`.slice(0, LONGEST_NAME) : requirement.name,
    }))
  })
}
