// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
const formats = (() => {
/**
 * String formats of JSON Schema and TypeSpec, as functions: a pattern alone would let 30 February pass. Those with a grammar of
 * their own are in the order of the table at the end. The text of this file is copied into the generated validators, so it imports
 * nothing.
 */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i;
const HTTP_DATE = /^(\w{3}), (\d\d) (\w{3}) (\d{4}) (\d\d:\d\d:\d\d) GMT$/;
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** full-date of RFC 3339: a day of the calendar, years 0000 to 9999. */
function isDate(text) {
    const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
    if (year === undefined || month === undefined || day === undefined)
        return false;
    return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}
function daysOf(year, month) {
    if (month === 2)
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
/** full-time of RFC 3339; a leap second is the last one of a day of UTC. Without an offset it is a time on a clock. */
function isTime(text, needsOffset) {
    const [, hour, minute, second, offset, sign, hours = "0", minutes = "0"] = TIME.exec(text) ?? [];
    if (hour === undefined || (needsOffset && offset === undefined))
        return false;
    if (+hour > 23 || Number(minute) > 59 || +hours > 23 || +minutes > 59)
        return false;
    if (Number(second) <= 59)
        return true;
    const ahead = (sign === "-" ? -1 : 1) * (+hours * 60 + +minutes);
    const ofDay = (+hour * 60 + Number(minute) - ahead + 2880) % 1440;
    return Number(second) === 60 && offset !== undefined && ofDay === 1439;
}
/** IMF-fixdate of RFC 9110, section 5.6.7, with the right day of the week. */
function isHttpDate(text) {
    const [, weekday, day, month = "", year, time = ""] = HTTP_DATE.exec(text) ?? [];
    const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day}`;
    return isDate(date) && isTime(`${time}Z`, true) && DAYS[new Date(date).getUTCDay()] === weekday;
}
const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;
/** Duration of ISO 8601: years to seconds or weeks, the smallest unit with a fraction or without. */
const isDuration = (text) => DURATION.test(text.replace(/(\d)[.,]\d+([A-Z])$/, "$1$2"));
const CHARACTER = "(?:[\\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";
const AUTHORITY = `(?:(?:[\\w.~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(?:\\[([^\\]]*)\\]|(?:[\\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\\d*)?`;
const PATH = `(?://${AUTHORITY}(?:/${CHARACTER}*)*|/?(?:${CHARACTER}+(?:/${CHARACTER}*)*)?)`;
const URI = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:${PATH}(?:\\?(?:${CHARACTER}|[/?])*)?(?:#(?:${CHARACTER}|[/?])*)?$`);
/** URI of RFC 3986: absolute, with a fragment or without. */
function isUri(text) {
    const match = URI.exec(text);
    if (match === null)
        return false;
    return match[1] === undefined || isIpv6(match[1]) || /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(match[1]);
}
/** Host name of RFC 1123, section 2.1: labels of letters, digits and inner hyphens. */
const isHostname = (text) => text.length <= 253 &&
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(text);
const LOCAL_PART = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;
/** Mailbox of RFC 5321, section 4.1.2. */
function isEmail(text) {
    const at = text.lastIndexOf("@");
    const domain = text.slice(at + 1);
    const address = /^\[(IPv6:)?(.*)\]$/i.exec(domain);
    const isDomain = address ? (address[1] ? isIpv6 : isIpv4)(address[2]) : isHostname(domain);
    return at > 0 && at <= 64 && LOCAL_PART.test(text.slice(0, at)) && isDomain;
}
const isIpv4 = (text) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
/** IPv6 address of RFC 4291, section 2.2, without a zone. */
function isIpv6(text) {
    const tail = text.slice(text.lastIndexOf(":") + 1);
    if (tail.includes(".") && !isIpv4(tail))
        return false;
    const address = tail.includes(".") ? `${text.slice(0, -tail.length)}0:0` : text;
    const halves = address.split("::").map((half) => (half === "" ? [] : half.split(":")));
    const groups = halves.flat();
    const isWhole = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length <= 7;
    return isWhole && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group));
}
function isExpression(text) {
    try {
        new RegExp(text, "u");
        return true;
    }
    catch {
        return false;
    }
}
const INTEGER = /^(?:0|-?[1-9]\d{0,19})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,4})?$/;
/** Text of an integer of so many bits. */
const integer = (bits, isSigned) => {
    const most = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
    const least = isSigned ? -most - 1n : 0n;
    return (text) => INTEGER.test(text) && BigInt(text) >= least && BigInt(text) <= most;
};
/** Text of a number of at most so many significant digits and so far from zero. */
const decimal = (digits, most) => (text) => {
    if (!DECIMAL.test(text))
        return false;
    const significant = text
        .replace(/e.*$/i, "")
        .replace(/[-.]/g, "")
        .replace(/^0+|0+$/g, "");
    return significant.length <= digits && Math.abs(Number(text)) <= most;
};
/** Format name -> does the text have it? */
const formats = {
    date: isDate,
    time: (text) => isTime(text, false),
    "date-time": (text) => /^.{10}T/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11), true),
    "http-date": isHttpDate,
    duration: isDuration,
    uri: isUri,
    url: isUri,
    hostname: isHostname,
    email: isEmail,
    ipv4: isIpv4,
    ipv6: isIpv6,
    uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    /** RFC 6901 */
    "json-pointer": (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
    regex: isExpression,
    /** RFC 4648, section 4 */
    base64: (text) => /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text) && !text.includes("_"),
    /** RFC 4648, section 5; the padding may be left out */
    base64url: (text) => /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/.test(text),
    /** Numbers that travel as text (`@encode(string)`) */
    int8: integer(8, true),
    int16: integer(16, true),
    int32: integer(32, true),
    int64: integer(64, true),
    uint8: integer(8, false),
    uint16: integer(16, false),
    uint32: integer(32, false),
    uint64: integer(64, false),
    float: decimal(Number.POSITIVE_INFINITY, 3.4028234663852886e38),
    double: decimal(Number.POSITIVE_INFINITY, Number.MAX_VALUE),
    decimal: decimal(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    decimal128: decimal(34, Number.POSITIVE_INFINITY),
};
return formats;
})();
/**
 * Is a number a whole multiple of a step, both taken as the decimals that they are written as? 447.75 is one of 0.15, although
 * no quotient of the two doubles is whole.
 */
function isMultipleOf(value, step) {
    const decimal = (number) => {
        const [mantissa = "", exponent = "0"] = String(number).split("e");
        const [whole = "", fraction = ""] = mantissa.split(".");
        return [BigInt(whole + fraction), fraction.length - Number(exponent)];
    };
    if (value === 0 || !Number.isFinite(value))
        return value === 0;
    const [digits, places] = decimal(value);
    const [stepDigits, stepPlaces] = decimal(step);
    const shift = BigInt(Math.abs(places - stepPlaces));
    return places < stepPlaces
        ? (digits * 10n ** shift) % stepDigits === 0n
        : digits % (stepDigits * 10n ** shift) === 0n;
}

/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units): asked only of strings that have more units than allowed. */
function ucs2length(text) {
    let length = text.length;
    for (let index = 0; index < text.length - 1; index++) {
        const unit = text.charCodeAt(index);
        if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length--;
            index++;
        }
    }
    return length;
}

"use strict";
const v0 = validate0;
const schema0 = {"type":"object","properties":{"title":{"type":"string","maxLength":40},"page":{"type":"integer","minimum":1,"maximum":2147483647},"maxPrice":{"$ref":"Price?request"},"available":{"type":"boolean"},"kind":{"type":"array","items":{"type":"string","enum":["novel","poetry"]},"maxItems":2}},"required":[],"nullIsAbsent":["title","page","maxPrice","available","kind"]};
const schema1 = {"type":"number","minimum":0,"maximum":9999999.99,"nearMultipleOf":0.01,"$id":"Price?request"};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["title"] === null){
delete data["title"];
}
if(data["page"] === null){
delete data["page"];
}
if(data["maxPrice"] === null){
delete data["maxPrice"];
}
if(data["available"] === null){
delete data["available"];
}
if(data["kind"] === null){
delete data["kind"];
}
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data1 = data.page;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPrice !== undefined){
let data2 = data.maxPrice;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
const near0 = Math.round(data2 * 100) / 100;
if(Math.abs(near0 - data2) > 0.000001){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data2){
data2 = near0 + 0;
if(data !== undefined){
data["maxPrice"] = data2;
}
}
if(data2 > 9999999.99 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs8 = errors;
if(typeof data.available !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data4 = data.kind;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 2){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "novel") || (data5 === "poetry"))){
validate0.errors = [{instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.items.enum}}];
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;
const schema2 = {"type":"object","required":["page","total","books"],"properties":{"page":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"total":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"books":{"type":"array","items":{"$ref":"Book"}}},"$id":"Books"};
const schema3 = {"type":"object","required":["id","title","price","kind","summary","copies","bought"],"properties":{"id":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"title":{"type":"string"},"price":{"$ref":"Price"},"kind":{"anyOf":[{"type":"string","enum":["novel","poetry"]},{"type":"null"}]},"summary":{"anyOf":[{"type":"string"},{"type":"null"}]},"copies":{"type":"array","items":{"$ref":"Copy"}},"bought":{"anyOf":[{"$ref":"Day"},{"type":"null"}]}},"$id":"Book"};
const schema4 = {"type":"number","minimum":0,"maximum":9999999.99,"multipleOf":0.01,"$id":"Price"};
const schema5 = {"type":"object","required":["shelf"],"properties":{"shelf":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","maxLength":20}},"$id":"Copy"};
const schema6 = {"type":"string","format":"date","$id":"Day"};
const func1 = isMultipleOf;
const formats0 = formats.date;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Book" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.copies === undefined) && (missing0 = "copies"))) || ((data.bought === undefined) && (missing0 = "bought"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate2.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data2 = data.price;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data3 === "novel") || (data3 === "poetry"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data4 = data.summary;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs18 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copies !== undefined){
let data5 = data.copies;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.shelf === undefined) && (missing1 = "shelf")){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.shelf !== undefined){
let data7 = data6.shelf;
const _errs25 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.note !== undefined){
let data8 = data6.note;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(data8.length > 20 && func0(data8) > 20){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy/properties/note/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bought !== undefined){
let data9 = data.bought;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err7 = {instancePath:instancePath+"/bought",schemaPath:"Day/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/bought",schemaPath:"Day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs34 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/bought",schemaPath:"#/properties/bought/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err10 = {instancePath:instancePath+"/bought",schemaPath:"#/properties/bought/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Books" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.page === undefined) && (missing0 = "page")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.books === undefined) && (missing0 = "books"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.page !== undefined){
let data0 = data.page;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.books !== undefined){
let data2 = data.books;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate2(data2[i0], {instancePath:instancePath+"/books/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/books",schemaPath:"#/properties/books/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const v2 = validate3;
const schema7 = {"type":"object","required":["type","title","status","detail"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"detail":{"type":"string"},"errors":{"type":"array","items":{"$ref":"Fault"}}},"$id":"Problem"};
const schema8 = {"type":"object","required":["detail"],"properties":{"detail":{"type":"string"},"pointer":{"type":"string"},"in":{"type":"string"},"parameter":{"type":"string"}},"$id":"Fault"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Problem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate3.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate3.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate3.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate3.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate3.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate3.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.detail === undefined) && (missing1 = "detail")){
validate3.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"Fault/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.detail !== undefined){
const _errs14 = errors;
if(typeof data5.detail !== "string"){
validate3.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"Fault/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pointer !== undefined){
const _errs16 = errors;
if(typeof data5.pointer !== "string"){
validate3.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"Fault/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.in !== undefined){
const _errs18 = errors;
if(typeof data5.in !== "string"){
validate3.errors = [{instancePath:instancePath+"/errors/" + i0+"/in",schemaPath:"Fault/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.parameter !== undefined){
const _errs20 = errors;
if(typeof data5.parameter !== "string"){
validate3.errors = [{instancePath:instancePath+"/errors/" + i0+"/parameter",schemaPath:"Fault/properties/parameter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const v3 = validate4;
const schema9 = {"type":"object","properties":{"request-source":{"type":"string","maxLength":100}},"required":[],"nullIsAbsent":["request-source"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["request-source"] === null){
delete data["request-source"];
}
if(data["request-source"] !== undefined){
let data0 = data["request-source"];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate4.errors = [{instancePath:instancePath+"/request-source",schemaPath:"#/properties/request-source/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/request-source",schemaPath:"#/properties/request-source/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const v4 = validate5;
const schema10 = {"type":"object","required":["title","price","copies"],"properties":{"title":{"type":"string","minLength":1,"maxLength":40},"price":{"$ref":"Price?request"},"kind":{"type":"string","enum":["novel","poetry"]},"summary":{"type":"string","maxLength":200},"copies":{"type":"array","items":{"$ref":"Copy?request"},"minItems":1,"maxItems":5},"bought":{"$ref":"Day?request"},"available":{"type":"boolean"}},"nullIsAbsent":["kind","summary","bought","available"],"$id":"BookData?request"};
const schema11 = {"type":"object","required":["shelf"],"properties":{"shelf":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","maxLength":20}},"nullIsAbsent":["note"],"$id":"Copy?request"};
const schema12 = {"type":"string","format":"date","$id":"Day?request"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BookData?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.copies === undefined) && (missing0 = "copies"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["kind"] === null){
delete data["kind"];
}
if(data["summary"] === null){
delete data["summary"];
}
if(data["bought"] === null){
delete data["bought"];
}
if(data["available"] === null){
delete data["available"];
}
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data0) < 1){
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data1 = data.price;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 100) / 100;
if(Math.abs(near0 - data1) > 0.000001){
validate5.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["price"] = data1;
}
}
if(data1 > 9999999.99 || isNaN(data1)){
validate5.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate5.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate5.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "novel") || (data2 === "poetry"))){
validate5.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.properties.kind.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data3 = data.summary;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 200 && func0(data3) > 200){
validate5.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copies !== undefined){
let data4 = data.copies;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 5){
validate5.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data4.length < 1){
validate5.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.shelf === undefined) && (missing1 = "shelf")){
validate5.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy?request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5["note"] === null){
delete data5["note"];
}
if(data5.shelf !== undefined){
let data6 = data5.shelf;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate5.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.note !== undefined){
let data7 = data5.note;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 20 && func0(data7) > 20){
validate5.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy?request/properties/note/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy?request/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bought !== undefined){
let data8 = data.bought;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate5.errors = [{instancePath:instancePath+"/bought",schemaPath:"Day?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/bought",schemaPath:"Day?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs22 = errors;
if(typeof data.available !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const v5 = validate2;

const v6 = validate6;
const schema13 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["id"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const v7 = validate7;
const schema14 = {"type":"object","properties":{"shelf":{"type":"string","maxLength":40}},"required":["shelf"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shelf === undefined) && (missing0 = "shelf")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.shelf !== undefined){
let data0 = data.shelf;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate7.errors = [{instancePath:instancePath+"/shelf",schemaPath:"#/properties/shelf/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/shelf",schemaPath:"#/properties/shelf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const v8 = validate8;
const schema15 = {"type":"object","required":["lines"],"properties":{"lines":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"$id":"Imported"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Imported" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lines === undefined) && (missing0 = "lines")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.lines !== undefined){
let data0 = data.lines;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate8.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate8.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate8.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const v9 = validate9;
const schema16 = {"type":"object","properties":{"id":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["id"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate9.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const v10 = validate10;
const schema17 = {"type":"object","properties":{"deprecation":{"type":"string"},"sunset":{"type":"string"}},"required":[]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deprecation !== undefined){
const _errs1 = errors;
if(typeof data.deprecation !== "string"){
validate10.errors = [{instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sunset !== undefined){
const _errs3 = errors;
if(typeof data.sunset !== "string"){
validate10.errors = [{instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const validators = {
  listBooks: {query: v0, responses: {"200": {"application/json": v1}, "400": {"application/problem+json": v2}, "401": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}},
  addBook: {headers: v3, body: {"application/json": v4}, responses: {"200": {"application/json": v5}, "400": {"application/problem+json": v2}, "401": {"application/problem+json": v2}, "409": {"application/problem+json": v2}, "413": {"application/problem+json": v2}, "415": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}},
  readBook: {path: v6, responses: {"200": {"application/json": v5}, "400": {"application/problem+json": v2}, "401": {"application/problem+json": v2}, "404": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}},
  removeBook: {path: v6, responses: {"204": {}, "400": {"application/problem+json": v2}, "401": {"application/problem+json": v2}, "404": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}},
  importCopies: {path: v7, responses: {"200": {"application/json": v8}, "400": {"application/problem+json": v2}, "401": {"application/problem+json": v2}, "413": {"application/problem+json": v2}, "415": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}},
  showCover: {path: v9, responses: {"200": {}, "404": {"application/problem+json": v2}, "500": {"application/problem+json": v2}}, responseHeaders: {"200": v10, "404": v10, "500": v10}},
};
export const componentValidators = {

};
