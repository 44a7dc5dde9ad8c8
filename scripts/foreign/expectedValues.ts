/** Values of parameters as a handler must get them; a place that is not named is held to the texts of the scenario. */
export interface ExpectedValues {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
}

const AB = { a: 1, b: 2 };
const path = (param: unknown): ExpectedValues => ({ path: { param } });
const query = (param: unknown): ExpectedValues => ({ query: { param } });
const colors = ["blue", "red", "green"];
const nameAndTest = { path: { name: "foo" } };
const idAndTest = { path: { id: "1" } };

/**
 * Written by hand from the contracts of the suite: what the parameters of a scenario are, where they are more than the text
 * that the scenario states (numbers, lists, records, whatever stands in the path). Several: one for each of its calls.
 *
 * A reader and a writer that make the same mistake, a list kept as one text say, agree with each other but not with this.
 */
export const EXPECTED_VALUES: Readonly<Record<string, ExpectedValues | readonly ExpectedValues[]>> = {
  Encode_Bytes_Query_base64urlArray: { query: { value: ["dGVzdA", "dGVzdA"] } },
  Encode_Bytes_Header_base64urlArray: { header: { value: ["dGVzdA", "dGVzdA"] } },
  Encode_Datetime_Query_unixTimestamp: { query: { value: 1686566864 } },
  Encode_Datetime_Query_unixTimestampArray: { query: { value: [1686566864, 1686734256] } },
  Encode_Datetime_Header_unixTimestamp: { header: { value: 1686566864 } },
  Encode_Datetime_Header_unixTimestampArray: { header: { value: [1686566864, 1686734256] } },
  Encode_Duration_Query_int32Seconds: { query: { input: 36 } },
  Encode_Duration_Query_int32SecondsArray: { query: { input: [36, 47] } },
  Encode_Duration_Query_floatSeconds: { query: { input: 35.625 } },
  Encode_Duration_Query_float64Seconds: { query: { input: 35.625 } },
  Encode_Duration_Query_int32Milliseconds: { query: { input: 36000 } },
  Encode_Duration_Query_floatMilliseconds: { query: { input: 35625 } },
  Encode_Duration_Query_float64Milliseconds: { query: { input: 35625 } },
  Encode_Duration_Query_int32MillisecondsArray: { query: { input: [36000, 47000] } },
  Encode_Duration_Query_int32SecondsLargerUnit: { query: { input: 120 } },
  Encode_Duration_Query_floatSecondsLargerUnit: { query: { input: 150 } },
  Encode_Duration_Query_int32MillisecondsLargerUnit: { query: { input: 180000 } },
  Encode_Duration_Query_floatMillisecondsLargerUnit: { query: { input: 210000 } },
  Encode_Duration_Lossy_intSeconds: { query: { input: 36 } },
  Encode_Duration_Lossy_intMilliseconds: { query: { input: 36250 } },
  Encode_Duration_Header_int32Seconds: { header: { duration: 36 } },
  Encode_Duration_Header_floatSeconds: { header: { duration: 35.625 } },
  Encode_Duration_Header_float64Seconds: { header: { duration: 35.625 } },
  Encode_Duration_Header_iso8601Array: { header: { duration: ["P40D", "P50D"] } },
  Encode_Duration_Header_int32Milliseconds: { header: { duration: 36000 } },
  Encode_Duration_Header_floatMilliseconds: { header: { duration: 35625 } },
  Encode_Duration_Header_float64Milliseconds: { header: { duration: 35625 } },
  Encode_Duration_Header_int32MillisecondsArray: { header: { duration: [36000, 47000] } },
  Encode_Duration_Header_int32SecondsLargerUnit: { header: { duration: 120 } },
  Encode_Duration_Header_floatSecondsLargerUnit: { header: { duration: 150 } },
  Encode_Duration_Header_int32MillisecondsLargerUnit: { header: { duration: 180000 } },
  Encode_Duration_Header_floatMillisecondsLargerUnit: { header: { duration: 210000 } },
  Parameters_CollectionFormat_Query_multi: { query: { colors } },
  Parameters_CollectionFormat_Query_csv: { query: { colors } },
  Parameters_CollectionFormat_Query_ssv: { query: { colors } },
  Parameters_CollectionFormat_Query_pipes: { query: { colors } },
  Parameters_CollectionFormat_Header_csv: { header: { colors } },
  Parameters_Path_normal: nameAndTest,
  Parameters_Path_optional: [{ path: {} }, { path: { name: "foo" } }],
  Parameters_Spread_Model_spreadCompositeRequestWithoutBody: nameAndTest,
  Parameters_Spread_Model_spreadCompositeRequest: nameAndTest,
  Parameters_Spread_Model_spreadCompositeRequestMix: nameAndTest,
  Parameters_Spread_Alias_spreadAsRequestParameter: idAndTest,
  Parameters_Spread_Alias_spreadWithMultipleParameters: idAndTest,
  Parameters_Spread_Alias_spreadParameterWithInnerModel: idAndTest,
  Parameters_Spread_Alias_spreadParameterWithInnerAlias: idAndTest,
  Payload_Pageable_PageSize_listWithPageSize: [{ query: { pageSize: 2 } }, { query: { pageSize: 4 } }],
  Routes_PathParameters_templateOnly: path("a"),
  Routes_PathParameters_explicit: path("a"),
  Routes_PathParameters_annotationOnly: path("a"),
  Routes_PathParameters_ReservedExpansion_template: path("foo/bar baz"),
  Routes_PathParameters_ReservedExpansion_annotation: path("foo/bar baz"),
  ...both("Routes_PathParameters_SimpleExpansion", path),
  ...both("Routes_PathParameters_PathExpansion", path),
  ...both("Routes_PathParameters_LabelExpansion", path),
  ...both("Routes_PathParameters_MatrixExpansion", path),
  ...both("Routes_QueryParameters_QueryExpansion", query),
  ...both("Routes_QueryParameters_QueryContinuation", query),
  Routes_QueryParameters_QueryExpansion_Explode_model: query({ field: "status", value: "active" }),
  Server_Path_Multiple_withOperationPathParam: { path: { keyword: "test" } },
  Server_Versions_NotVersioned_withPathApiVersion: { path: { apiVersion: "v1.0" } },
  Server_Versions_Versioned_withPathApiVersion: { path: { apiVersion: "2022-12-01-preview" } },
  Type_Model_Visibility_headModel: { query: { queryProp: 123 } },
  Type_Model_Visibility_getModel: { query: { queryProp: 123 } },
  Type_Scalar_DecimalType_requestParameter: { query: { value: 0.33333 } },
  Type_Scalar_Decimal128Type_requestParameter: { query: { value: 0.33333 } },
};

/** The six scenarios of one kind of expansion: a text, a list and a record, exploded or not. */
function both(kind: string, values: (param: unknown) => ExpectedValues): Record<string, ExpectedValues> {
  return Object.fromEntries(
    ["Standard", "Explode"].flatMap((mode) => [
      [`${kind}_${mode}_primitive`, values("a")],
      [`${kind}_${mode}_array`, values(["a", "b"])],
      [`${kind}_${mode}_record`, values(AB)],
    ]),
  );
}
