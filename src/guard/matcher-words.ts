/** Words of assertions by how much they hold: those that hold a part, and those that hold next to nothing. */

/** Matchers that say only a part, a range or a shape. */
export const partial =
  /^(toMatchObject|toContain\w*|toMatch|\w+Containing|stringMatching|toBe(Greater|Less)Than\w*|toHave(Length|Property)|matche?s?|like|includes?|contains?|start_with|end_with|be_within|assertIn|assert\w*(Contains|RegExp|Regexp|Greater|Less|Count)\w*|assert_(includes|match|operator)|Contains|ElementsMatch|Len|Greater\w*|Less\w*|Regexp|has(Size|Length)|is(Greater|Less)Than\w*|must_(include|match)|satisfy|toBeCloseTo|closeTo|\w*(InDelta|InEpsilon|in_delta|in_epsilon|Almost)\w*|above|below|least|most)$/;
/** Matchers that say only that something is there, or what it is not. */
export const weak =
  /^(toBe(Truthy|Falsy|Defined|InstanceOf|TypeOf)|anything|any|ANY|ok|truthy|exists?|instance_?[oO]f|be_(truthy|present|an?|kind_of|instance_of)|respond_to|assert(True|IsNotNone|NotNull|IsInstance|InstanceOf|NotEmpty|NotEquals?|NotSame)|assert_(not_nil|not_equal|kind_of|instance_of|respond_to|nothing_raised|ne)|refute_\w+|Not(Nil|Empty|Equal|Panics)|NoError|is(NotNull|NotEmpty|NotEqualTo|InstanceOf)|doesNotThrow|doesNotReject|not(Strict|Deep)?Equal|Exception|BaseException|Throwable|toHaveBeenCalled|toBeCalled|assert_called|shouldNotBe|is_(ok|some))$/;
export const comparison = /^(==|===|!=|!==|<|>|<=|>=|=~|is|in|eq|eql)$/;
export const literalWords = new Set(['true', 'false', 'True', 'False', 'null', 'nil', 'None', 'undefined']);
