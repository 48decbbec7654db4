/**
 * The numbers of search: the tiers of hits, the weights of texts and of names.
 *
 * A hit's score is the base of its tier plus a fraction below one that orders the hits within the tier. Tiers never
 * mix: a class that was asked for by name comes before everything that only mentions it. The formulas are in
 * `Ranking.ts` and `names/rules`; `doc/search.md` explains them.
 */

/** Reasons for a hit, the best first; the number is the base of its score. */
export const Tier = {
  /** The query is the name of this class. */
  class: 9,
  /** `A.b`, and this is b of A. */
  qualified: 8,
  /** `A.b`, and this is b of an ancestor of A. */
  inherited: 7,
  /** The query is the name of this symbol in another version, and of nothing in this one. */
  renamed: 6,
  /** The query is the name of this member, or of this class without its 2D or 3D. */
  member: 5,
  /** One of the identifiers in the query. */
  mention: 4,
  /** The query is the beginning of this name, or its words joined or abbreviated. */
  prefix: 3,
  /** The query is this name misspelt. */
  typo: 2,
  /** The words of the query are in its name, its class or its text. */
  text: 0
} as const

export type TierName = keyof typeof Tier

/**
 * Checks whether a hit of this score was found by name: hits found only by text score below the lowest name tier.
 *
 * @example
 * isNameScore(Tier.member + 0.5) // true
 * isNameScore(Tier.text + 0.9) // false
 */
export const isNameScore = (score: number): boolean => score >= Tier.text + 1

export const Weight = {
  /** BM25's saturation: from about this many weighted occurrences on, more add little. */
  k1: 1.2,
  /** The weight of an occurrence, by its field. */
  name: 3.4,
  context: 1.8,
  keyword: 2.4,
  sentence: 2.2,
  text: 1,
  className: 1.8,
  classKeyword: 0.8,
  classBrief: 0.35,
  /** Length normalisation (BM25's b): how much a long text loses to a short one. */
  sentenceLength: 0.4,
  textLength: 0.5,

  /** Minimum share of its word that an occurrence covers, in a text of any length. */
  leastOccurrence: 0.4,
  /** Below this share a hit is not shown. */
  leastCoverage: 0.34,
  /** A name that consists of words of the query: score times one more than this. */
  nameFit: 0.9,
  /** A kind that the query mentions. */
  kindHint: 1.5,
  kindHintInProse: 1.15,

  /** A row of the settings that the query mentions. */
  boostedSettings: 6,
  /** A row of the class of the requested member. */
  sameClass: 1.6,
  /** A row of a class that the query names among other words, and of an ancestor of it. */
  namedClass: 2,
  /** Factor for both if a dot stands between the class and a member that it lacks. */
  beforeDot: 1.5,
  ancestorOfNamed: 1.6,
  /** Share of the words that name a class which members of its ancestors count as covering. */
  inheritedNameCovered: 0.5,
  /** A theme item of a class that a question about looks names, and of an ancestor of it. */
  themedClass: 3,
  ancestorOfThemed: 2.4,

  /** A word of every request ("get", "use"). */
  weakWord: 0.35,
  /** A word after "without". */
  excludedWord: 0.1,
  /** Factors for a term that was not found literally. */
  partOfCompound: 0.6,
  /** Another English word for the same word of a query in another language. */
  alternative: 0.9,
  prefixTerm: 0.6,
  misspeltTerm: 0.5,
  meantWord: 0.6,
  meantName: 0.8,
  meantSymbol: 0.9,
  meantByPhrase: 1.6,
  /** By two words of a line that are not adjacent. */
  meantByDistantPair: 1.2,
  /** The first thing that a phrase means. */
  meantFirst: 2.4,
  /** A class that is not the first thing that a phrase means. */
  classMeantByPhrase: 1.3,
  /** Factor for a setter if the query asks for reading. */
  setterForGetter: 0.8,
  /** Factor for the 2D or 3D counterpart of a member that a phrase means. */
  meantTwin: 0.8,
  meantClass: 0.4,
  /** A line of the vocabulary that means the row and has the word or a synonym of it. */
  associated: 2,
  /** The same for a query in another language: its word lists define the meanings more exactly. */
  associatedInTranslation: 1,
  interchangeable: 0.4,
  /** The number of such lines that a line of search keywords counts as. */
  keywordLine: 2,
  /** Minimum coverage of a meant symbol: the other words mostly describe the task. */
  meantCoverage: 0.8,
  meantByPhraseCoverage: 1,

  /** The share of the difference to a hit's score by which linked symbols, and its class, are raised. */
  linkedShare: 0.15,
  ownClassShare: 0.12,
  /**
   * The same for symbols that share every line of the vocabulary with it, and for a single member that begins with the
   * same word.
   */
  companionShare: 0.8,
  siblingShare: 0.4,
  /**
   * The same for the other symbols of a goal that covers this share of the query or more;
   * less for one that covers less.
   */
  goalShare: 0.5,
  fullGoalCoverage: 0.5,
  leastGoalCoverage: 0.1,
  /** Maximum share of the score of the hit that raises a symbol. */
  neighbourCap: 0.98,

  /** Popularity: cross references to the symbol, and to its class, logarithmically. */
  inbound: 0.09,
  classInbound: 0.035,
  /** Descendants of the class: hundreds of classes have the members of Node. */
  descendants: 0.03,

  deprecated: 0.75,
  override: 0.6,
  undescribed: 0.85,
  /** Classes that are rarely meant: editor plug-ins, server back ends, shader graph nodes. */
  obscureClass: 0.62,
  /** Factor for such a class if the query names its field. */
  fieldSaid: 1.6,
  /** The singletons behind nodes. */
  server: 0.92,
  /** Settings, whose texts mention everything. */
  settings: 0.55
} as const

/** A score within a tier: `base + prior * (the row's normalized prior) + share * (share of the name in the query)`. */
export interface Linear {
  readonly base: number
  readonly prior?: number
  readonly share?: number
}

/** Scores of matched names within their tier, from 0 to below 1, by rule. */
export const NameWeight = {
  /** Factors for the spelling of a name: the exact spelling counts 1. */
  otherCase: 0.9,
  otherForm: 0.8,
  otherLeadingUnderscore: 0.4,
  /** Factor for kinds that the query does not name: the upper half of a tier is kept for those it names. */
  withoutKindHint: 0.5,
  /** Factor for members of a class of the other dimension than the query speaks of. */
  otherDimension: 0.96,
  max: 0.999,
  /** The prior that is normalized to one, and the greatest normalized prior. */
  fullPrior: 4,
  maxNormalizedPrior: 0.99,
  /** Added to the divisor of a score for each level up to an ancestor. */
  perAncestor: 0.1,

  /** `Class.member` exactly as the reference writes it: more than any other reason in its tier, whatever its kind. */
  ownName: 2,
  /** A name that the query states unambiguously, and the successor of one. */
  certain: 0.9,
  successorOfCertain: 0.8,
  renamedMember: { base: 0.9, prior: 0.05 },
  withoutDimension: { base: 0.9, prior: 0.05 },
  shortenedClass: { base: 0.5, prior: 0.1, share: 0.3 },
  operator: { base: 0.5, prior: 0.4 },
  memberOfKind: { base: 0.2, prior: 0.4 },
  mentionedClass: 0.6,
  /** Factor for the successor of a former class in a question: it usually contains the answer, but is not it. */
  formerClassInQuestion: 0.5,
  successor: { base: 0.5, prior: 0.5 },

  /** A member of this name, of any class. */
  member: { base: 0.4, prior: 0.6 },
  classAmongMembers: { base: 0.7, prior: 0.25 },
  enumAmongMembers: 0.3,
  /** Factor for a global function: its name stands alone in code, that of a method behind a dot. */
  globalFunction: 1.1,
  /** Factors for hits of a query that is a call: one that is not a method, and a method that is not global. */
  calledNoMethod: 0.4,
  calledNotGlobal: 0.6,
  /** Factors for theme items: beside a class's own members, and among the members of any class. */
  themeItem: 0.5,
  themeItemOfAnyClass: 0.6,

  /** An enum's property, by its prior up to `maxPrior`; then its values, the first of them first. */
  enumProperty: { base: 0.8, prior: 0.1, maxPrior: 2 },
  enumValue: { base: 0.7, perRow: 0.0005, rows: 1000, factor: 0.9 },
  /** A value whose last parts are in the query: less for each letter of its name. */
  endOfEnumValue: { base: 0.8, perLetter: 0.005 },

  prefix: { base: 0.35, prior: 0.35, share: 0.3 },
  /** Factor for a word within the name. */
  wordWithin: 0.9,
  /** A name that is in the query in part, or with its parts shortened. */
  part: { base: 0.25, prior: 0.35, share: 0.3 },
  memberPrefix: { base: 0.5, prior: 0.15, share: 0.25 },
  memberInfix: { base: 0.35, prior: 0.15, share: 0.25 },
  /** Factor for a part of a constant's name: a guess among many. */
  partOfConstant: 0.6,
  abbreviatedClass: { base: 0.6, prior: 0.35 },
  abbreviatedMember: { base: 0.4, prior: 0.35 },
  shortenedClassBesideMember: { base: 0.5, prior: 0.4 },
  prefixInUnspacedText: { base: 0.5, prior: 0.3 },

  /** A name misspelt, by the number of edits. */
  misspelt: { base: 0.5, prior: 0.5 },
  oneEdit: 0.9,
  misspeltMember: 0.8,
  /** Factor for a hidden member that was not written with its underscore. */
  misspeltHidden: 0.9,
  misspeltOwner: 0.95,

  /** Minimum share of a name that a shortened form has: a shorter one fits too many names. */
  leastShortened: 0.45,
  /** Minimum share of a name's letters that the query's words cover if they begin all but one of its parts. */
  leastAbbreviated: 0.5,
  /** Minimum prior of a member in another spelling, as a share of the prior of the words' meaning. */
  leastOtherSpelling: 0.5
} as const

/** Confidence that the found symbol is the new name. */
export const Confidence = {
  first: 1,
  /** A second successor, where one thing became several. */
  other: 0.85,
  /**
   * The same new name in a class that the table does not list. Not lowered to `deprecated` if a listed class is
   * deprecated.
   */
  elsewhere: 0.8,
  /** Lower, since the successor is itself deprecated. */
  deprecated: 0.7,
  /** Subtracted for each further page about a keyword. */
  perPage: 0.1
} as const

/** Weights of words in translated texts, relative to English ones. */
export const LocalWeight = {
  /** Minimum share of a query's terms that the index must know to count as being in its language. */
  leastKnown: 0.5,
  /** Local words occur only in texts, not in names: a text with all of them counts as much as a name. */
  factor: 3,
  /** The share of the lower score that is added if words of both languages match. */
  both: 0.3
} as const

/** Scores of hits in the small indexes beside that of the documents: the user's own classes, the shading language. */
export const AddedWeight = {
  /** Score of a text hit by that in its own index: words are rarer in a small index than in the documents. */
  text: { base: 0, share: 0.8 },
  /** The same for a question about shaders, above text hits of the documents; and the least score in its own index. */
  ofShaderQuestion: { base: 0.9, share: 0.09 },
  leastOfShaderQuestion: 0.35,
  /** Score of a text hit whose whole name is in the query: above all other text hits, below all hits by name. */
  wholeName: 0.999,
  /** Score of the new name of a renamed member: above names that differ from the query only in letter case. */
  renamed: 9,
  /** Score of a shader function whose name is the query: below all members of that name, which it may mean as well. */
  shaderFunction: Tier.member,
  /** The smallest difference of scores (three decimals), which puts one result right after another. */
  next: 0.001,
  /** Score of the subject of a shader's error message: above all names of the reference, which shaders do not see. */
  ofShaderError: 10
} as const

/** The choice of a snippet's sentence. */
export const SnippetWeight = {
  /** Factor by which another sentence must outweigh the first, which usually is the definition. */
  beyondFirst: 1.5
} as const
